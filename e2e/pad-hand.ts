import { ANIMALS, type AnimalName, game as arctic } from '@banquise/arctic';
import { type BorealTexts, game as boreal, cardNamed } from '@banquise/boreal';
import { type BorealisTexts, game as borealis, CARDS } from '@banquise/borealis';
import type { Locator, Page } from 'playwright-core';
import type { PadCard, PadPlayer, PadTokens } from '../web/src/games/arctic/pad-model.ts';
import type { PadPyramid } from '../web/src/games/boreal/pad-model.ts';
import { countsHeads, type PadBoard, type PadGoals } from '../web/src/games/borealis/pad-model.ts';
import type { PadTableau } from '../web/src/games/expeditions/pad-model.ts';
import type { Draft } from '../web/src/kit/pad/model.ts';

export type Way = 'pointer' | 'keyboard';

/** Somebody at the pad, with a finger or with keys. */
export interface Person {
  press(button: Locator): Promise<void>;
  pick(radio: Locator): Promise<void>;
  choose(select: Locator, value: string): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export function person(page: Page, way: Way): Person {
  if (way === 'pointer') {
    return {
      press: (button) => button.click(),
      pick: (radio) => radio.check(),
      choose: async (select, value) => void (await select.selectOption(value)),
      write: (field, text) => field.fill(text),
    };
  }
  return {
    press: async (button) => {
      await button.focus();
      await page.keyboard.press('Enter');
    },
    pick: async (radio) => {
      await radio.focus();
      await page.keyboard.press('Space');
    },
    choose: async (select, value) => {
      await select.focus();
      for (let i = 0; i < 12 && (await select.inputValue()) !== value; i++) await page.keyboard.press('ArrowDown');
    },
    write: async (field, text) => {
      await field.focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
  };
}

const part = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'What is being entered' }).getByRole('radio', { name });

type Enter = (page: Page, who: Person, draft: Draft, names: readonly string[]) => Promise<void>;

const pyramids: Enter = async (page, who, draft, names) => {
  const texts = (await boreal.texts.en()) as BorealTexts;
  for (const [seat, { cards }] of (draft.players as readonly PadPyramid[]).entries()) {
    await who.pick(part(page, names[seat] ?? ''));
    for (const [spot, id] of cards.entries()) {
      if (id === null) continue;
      const place = page.locator(`[data-spot="${spot}"]`);
      // The pad goes on to the next place by itself.
      if ((await place.getAttribute('aria-pressed')) === 'false') await who.press(place);
      await who.press(page.locator(`.boreal-pad-shelf [aria-label^="${texts.card(cardNamed(id))}. "]`));
    }
  }
};

const piles: Enter = async (page, who, draft, names) => {
  const texts = await arctic.texts.en();
  const nameOf = (name: AnimalName): string => (texts as unknown as { animal(n: number): string }).animal(ANIMALS.indexOf(name));
  const { common, players } = draft as Draft<PadTokens, PadPlayer>;
  for (const name of ANIMALS) {
    await who.pick(
      page.getByRole('group', { name: nameOf(name), exact: true }).getByRole('radio', { name: String(common[name]), exact: true }),
    );
  }
  for (const [seat, { pile, totem, penalties }] of players.entries()) {
    await who.pick(part(page, names[seat] ?? ''));
    const key = (card: PadCard): Locator =>
      page.locator(`.ar-pad-keys [aria-label="Add: ${card === '?' ? 'Face-down card (wild card)' : nameOf(card)}"]`);
    for (const card of pile) await who.press(key(card));
    await who.pick(page.getByRole('group', { name: 'Totem' }).getByRole('radio', { name: nameOf(totem ?? 'bear'), exact: true }));
    await who.write(page.getByLabel('Penalties', { exact: true }), String(penalties));
  }
};

const boards: Enter = async (page, who, draft, names) => {
  const { words } = (await borealis.texts.en()) as BorealisTexts;
  const { common, players } = draft as Draft<PadGoals, PadBoard>;
  for (const [i, card] of common.scoreCards.entries()) await who.choose(page.getByLabel(`Score card ${i + 1}`), card ?? '');
  for (const [seat, own] of players.entries()) {
    await who.pick(part(page, names[seat] ?? ''));
    for (const [n, site] of ['Left location', 'Middle location', 'Right location'].entries()) {
      await who.pick(page.getByRole('group', { name: 'Which card?' }).getByRole('radio', { name: site }));
      for (const id of own.sites[n] ?? []) {
        const { species, vehicle, bonus } = CARDS.find((card) => card.id === id) as (typeof CARDS)[number];
        if (bonus === 1) await who.pick(page.getByRole('switch'));
        const name = `Add ${words.species[species]} ${words.by[vehicle]}${bonus === 1 ? ' with a star' : ''}, ${site}`;
        await who.press(page.locator(`.bl-pad-kinds [aria-label="${name}"]`));
      }
      await who.choose(page.getByLabel(`Flag, ${site.toLowerCase()}`), String(own.flags[n]));
    }
    await who.write(page.getByLabel('Stars owned', { exact: true }), String(own.stars));
    if (!countsHeads(common)) continue;
    for (const [n, place] of ['Left camp', 'Left location', 'Middle location', 'Right location', 'Right camp'].entries()) {
      await who.write(page.getByRole('textbox', { name: place, exact: true }), String(own.scientists[n]));
    }
  }
};

const tableaux: Enter = async (page, who, draft, names) => {
  for (const [seat, { laid, recovered, hand, tickets }] of (draft.players as readonly PadTableau[]).entries()) {
    await who.pick(part(page, names[seat] ?? ''));
    await who.write(page.getByLabel('Cards laid', { exact: true }), String(laid));
    await who.pick(page.getByRole('group', { name: 'Tokens recovered' }).getByRole('radio', { name: String(recovered), exact: true }));
    await who.write(page.getByLabel('Cards in hand', { exact: true }), String(hand));
    await who.write(page.getByLabel('Tickets left', { exact: true }), String(tickets));
  }
};

export const ENTER: Readonly<Record<string, Enter>> = { boreal: pyramids, arctic: piles, borealis: boards, expeditions: tableaux };
