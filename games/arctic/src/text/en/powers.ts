import type { PowerId } from '../../data.ts';
import type { PowerWords } from '../texts.ts';

export const powers: Readonly<Record<PowerId, PowerWords>> = {
  'bear-give': {
    label: 'Give a penalty',
    text: 'At the start of phase C, you may move one card from your Penalty zone to that of another player.',
  },
  'bear-recover': {
    label: 'Recover penalties',
    text: 'While drawing, you may take cards of your choice from your own Penalty zone instead of the River. They count towards your draw value and are no longer penalties.',
  },
  'fox-bottom': {
    label: 'Under the pile',
    text: 'The last card you place this turn may go face up to the very bottom of your pile. Your visible card then stays the one that was on top. Works from the turn after you took it.',
  },
  'fox-joker': {
    label: 'Wild card',
    text: 'The last card you place this turn may be slid face down just beneath your visible card. At scoring it counts as one card of the animal that suits you best. Works from the turn after you took it.',
  },
  'moose-draw': {
    label: 'Draw\u00a0±1',
    text: 'You may draw one card more or one card fewer than your draw value. No need to say so beforehand.',
  },
  'moose-place': {
    label: 'Place\u00a0±1',
    text: 'Before placing, you may raise or lower your placement value by 1. Without a visible card you still place at least one card. Works from the turn after you took it.',
  },
  'orca-refill': { label: 'Running River', text: 'While you draw, the River is refilled after every card you take from it.' },
  'orca-blind': {
    label: 'Blind draw',
    text: 'While drawing, you may take cards unseen from the top of the deck instead of the River, looking at each one before the next. Not possible while the deck is empty.',
  },
  'puffin-swap': {
    label: 'Trade with the River',
    text: 'Before placing, you may trade one hand card for one River card. Works from the turn after you took it.',
  },
  'puffin-takeback': {
    label: 'Take-back',
    text: 'Before placing, you may take your visible card back into hand. Your placement value is then that of the card now visible, or 1 if there is none. Works from the turn after you took it.',
  },
  'walrus-main': {
    label: 'Extra step (main)',
    text: 'After the two tokens have moved, you may move the token of your visible card’s main animal one more step, left or right.',
  },
  'walrus-associated': {
    label: 'Extra step (companion)',
    text: 'After the two tokens have moved, you may move the token of your visible card’s companion animal one more step, left or right.',
  },
};
