import { type PlaceId, stories } from '@banquise/expeditions';
import { LANGUAGES, type Language } from '@banquise/kernel';
import { type ReactNode, Suspense } from 'react';
import { Absent, extra } from '../../ui/extra.tsx';

interface StoryProps {
  readonly place: PlaceId;
}

/** The stories of eighty places weigh more than all other words of the game: they come with the first large card. */
const told = (language: Language): ((props: StoryProps) => ReactNode) =>
  extra<StoryProps>(
    async () => {
      const all = await stories[language]();
      return ({ place }) => <p className="story">{all[place]}</p>;
    },
    () => <Absent />,
  );
const TOLD = Object.fromEntries(LANGUAGES.map((language) => [language, told(language)])) as Record<Language, ReturnType<typeof told>>;

/** What there is to tell of a place; its room is kept until it has come. */
export function Story({ language, place }: StoryProps & { language: Language }): ReactNode {
  const Told = TOLD[language];
  return (
    <Suspense fallback={<p className="story" aria-busy="true" />}>
      <Told place={place} />
    </Suspense>
  );
}
