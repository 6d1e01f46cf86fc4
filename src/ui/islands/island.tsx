import {
  startTransition,
  Suspense,
  use,
  useCallback,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Gate, type Opening } from './gate.ts';
import type { LatePart } from './late.tsx';

interface IslandProps extends Omit<ComponentProps<'div'>, 'ref' | 'part'> {
  as?: 'div' | 'section' | 'ul';
  /** `touch` for what only answers a pointer or the keyboard; `sight` for what does something when it is seen. */
  opens?: Opening;
  /** The part in it whose code is fetched when it is wanted. */
  part?: LatePart;
  /** True for a part that must answer as soon as it is seen: its code comes right after the page was taken over. */
  ahead?: boolean;
  /** What is told below it, as an alert, while its code cannot be had. */
  failed?: ReactNode;
}

const never = new Promise<never>(() => undefined);

/**
 * A part of a page that React takes over only when it is seen or touched; until then it is the HTML that was
 * prerendered. Only the first page of a visit is held so; other props, if any come meanwhile, have it taken over first.
 */
export function Island({ as, opens = 'sight', part, ahead = false, failed, children, ...rest }: IslandProps) {
  const [gate] = useState(() => new Gate<ReactElement>());
  const [state, setState] = useState<'held' | 'open' | 'failed'>('held');
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const open = () => setState('open');
      // What is not there yet is drawn before the page is painted without it.
      const onOpen = (isEmpty: boolean) => (isEmpty ? open() : startTransition(open));
      return gate.watch(element, opens, part?.fetch, ahead, onOpen, () => setState('failed'));
    },
    [gate, opens, part, ahead],
  );
  const Element = (as ?? 'div') as 'div';
  const drawing = (
    <Suspense fallback={null}>
      <Held gate={gate}>{children}</Held>
    </Suspense>
  );
  return (
    <Element ref={watch} {...rest}>
      {gate.draw(drawing, part?.isThere() ?? true)}
      {state === 'failed' && failed}
    </Element>
  );
}

function Held({ gate, children }: Pick<IslandProps, 'children'> & { gate: Gate<ReactElement> }) {
  if (!gate.isOpen) use(never);
  return children;
}
