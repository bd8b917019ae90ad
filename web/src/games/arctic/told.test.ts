import { type ArcticEvent, type ArcticTypes, game, texts as languages } from '@banquise/arctic';
import { EVERYONE, seedFromText, start } from '@banquise/kernel';
import { expect, test } from 'vitest';
import { momentOf } from '../../kit/moment.ts';
import { tell } from './told.ts';

const state = start(game, 2, {}, seedFromText('told'));
const moment = momentOf<ArcticTypes>(game, await languages.en(), 'en', ['Ada', 'Ugo'], 0, game.view(state, 0), []);
const recovered = (card: number): ArcticEvent => ({ type: 'recovered', seat: 1, secret: { to: EVERYONE, card } });

test('the name of a power is marked as a name', () => {
  const taken: ArcticEvent = { type: 'power-taken', seat: 1, power: 'walrus-main', from: 0 };
  expect(tell(moment, { seat: 1, first: 1, last: 1, events: [taken] })?.full).toMatch(/^takes “.+” from you$/);
});

test('every penalty taken back is counted', () => {
  const said = (...events: ArcticEvent[]): string => tell(moment, { seat: 1, first: 1, last: 1, events })?.full ?? '';
  expect(said(recovered(3))).toBe('takes a penalty back');
  expect(said(recovered(3), recovered(4))).toBe('takes 2 penalties back');
});

test('in short, penalties are left to the counter that shows their change, unless there is nothing else', () => {
  const short = (...events: ArcticEvent[]): string | undefined => tell(moment, { seat: 1, first: 1, last: 1, events })?.short;
  const got = (card: number): ArcticEvent => ({ type: 'discarded', seat: 1, secret: { to: EVERYONE, card } });
  const laid: ArcticEvent = { type: 'placed', seat: 1, card: 0, to: 'top', place: 0 };
  expect(short(laid, recovered(3), got(5), got(6))).not.toMatch(/penalt/);
  expect(short(got(5))).toBe('1 to penalties');
});

test('penalties for cards one did not have are told before the draw, those the hand did not keep after it', () => {
  const penalised: ArcticEvent = { type: 'penalised', seat: 1, source: 'deck', secret: { to: EVERYONE, card: 9 } };
  const discarded: ArcticEvent = { type: 'discarded', seat: 1, secret: { to: EVERYONE, card: 5 } };
  const drew: ArcticEvent = { type: 'drew', seat: 1, card: 7, slot: 0 };
  const said = tell(moment, { seat: 1, first: 1, last: 1, events: [penalised, penalised, drew, discarded] })?.full;
  expect(said).toBe('2 missing, to penalties; draws\u00a01; 1 to penalties');
});

test('in short, a penalty taken back is one of the cards drawn', () => {
  const drew: ArcticEvent = { type: 'drew', seat: 1, card: 7, slot: 0 };
  expect(tell(moment, { seat: 1, first: 1, last: 1, events: [drew, recovered(3), recovered(4)] })?.short).toBe('draws\u00a03');
});

test('in short, a card that is not laid on top is told too', () => {
  const drew: ArcticEvent = { type: 'drew', seat: 1, card: 7, slot: 0 };
  const under: ArcticEvent = { type: 'placed', seat: 1, card: 0, to: 'bottom', place: 0 };
  expect(tell(moment, { seat: 1, first: 1, last: 1, events: [under, drew] })?.short).toBe('one at the bottom, draws\u00a01');
});

test('a turn that has only begun speaks to its reader too, and is forgotten once a card is laid', () => {
  const skipped: ArcticEvent = { type: 'skipped', seat: 0, power: 'puffin-swap' };
  const announced: ArcticEvent = { type: 'announced', seat: 0, base: 2, value: 2 };
  const laid: ArcticEvent = { type: 'placed', seat: 0, card: 0, to: 'top', place: 0 };
  const said = (...events: ArcticEvent[]): string => tell(moment, { seat: 0, first: 1, last: 1, events })?.full ?? '';
  expect(said(skipped)).toMatch(/^do not use “.+”$/);
  expect(said(skipped, announced)).toMatch(/^will place 2.cards$/);
  expect(said(skipped, announced, laid)).toMatch(/^place .+$/);
});

test('a placement value that was changed is told, as it says why so many cards were laid', () => {
  const announced = (base: number, value: number): ArcticEvent => ({ type: 'announced', seat: 1, base, value });
  const laid: ArcticEvent = { type: 'placed', seat: 1, card: 0, to: 'top', place: 0 };
  const moved: ArcticEvent = { type: 'token-moved', seat: 1, animal: 5, from: 2, to: 3, by: 'card' };
  const said = (...events: ArcticEvent[]): string =>
    (tell(moment, { seat: 1, first: 1, last: 1, events })?.full ?? '').replaceAll('\u00a0', ' ');
  expect(said(announced(2, 1), laid)).toMatch(/^changes their placement value from 2 to 1; places .+$/);
  expect(said(announced(1, 0), moved)).toBe('changes their placement value from 1 to 0; Walrus → 6');
  expect(said(announced(2, 2), laid)).toMatch(/^places .+$/);
});

test('a token that a last step brings back says where it was', () => {
  const step = (animal: number, from: number, to: number, by: 'card' | 'walrus' = 'card'): ArcticEvent => ({
    type: 'token-moved',
    seat: 1,
    animal,
    from,
    to,
    by,
  });
  const said = (...events: ArcticEvent[]): string | undefined =>
    tell(moment, { seat: 1, first: 1, last: 1, events })?.full.replaceAll('\u00a0', ' ');
  expect(said(step(4, 2, 1), step(5, 1, 2), step(5, 2, 1, 'walrus'))).toBe('Puffin → 1, Walrus → 3 → 1');
  expect(said(step(4, 2, 1), step(5, 1, 2), step(5, 2, 3, 'walrus'))).toBe('Puffin → 1, Walrus → 6');
});
