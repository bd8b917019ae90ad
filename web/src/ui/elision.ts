/** French « de » before a name: « de Lana », « d’Élodie ». */
export const de = (name: string): string => (/^(?:[aeiouhœ]|y(?![aeiou]))/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
