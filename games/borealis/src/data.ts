export * from './data/boards.ts';
export * from './data/cards.ts';
export * from './data/goals.ts';
export * from './data/places.ts';
