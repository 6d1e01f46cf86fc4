import { ButtonLink } from '#src/ui/controls/button.tsx';
import { DeadEnd } from '#src/ui/layout/dead-end.tsx';
import type { NotFoundData } from './page.loader.ts';

export function NotFoundPage({ data }: { data: NotFoundData }) {
  const messages = data.messages.map(({ language, home, words }) => ({
    lang: language,
    title: words.title,
    text: words.text,
    children: (
      <p>
        <ButtonLink href={home}>{words.home}</ButtonLink>
      </p>
    ),
  }));
  return <DeadEnd messages={messages} />;
}
