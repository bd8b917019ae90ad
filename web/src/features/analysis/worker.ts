import type { GameRecord } from '@banquise/kernel';
import { needNet } from '../../games/nets.ts';
import { loadRules } from '../../games/rules.ts';
import type { Letter } from './run.ts';
import { planFor, study } from './study.ts';

const tell = (letter: Letter): void => self.postMessage(letter);

/** The thread of one analysis: it gets a record, tells each reading as it comes, and is ended when nobody waits for it. */
self.addEventListener('message', ({ data }: MessageEvent<GameRecord>) => {
  void (async () => {
    const game = await loadRules(data.game, data.rules);
    if (game === undefined) throw new Error(`there is no game called ${data.game}`);
    await needNet(game);
    const read = study(game, data, planFor(data.seats.length), (progress) => tell({ is: 'progress', ...progress }));
    tell(read.ok ? { is: 'done', study: read.value } : { is: 'failed' });
  })().catch(() => tell({ is: 'failed' }));
});
