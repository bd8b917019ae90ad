/** French « de » before a name: « de Lana », « d’Élodie ». */
export const de = (name: string): string => (/^[aeiouyhœ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
