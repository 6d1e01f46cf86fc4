import {
  startTransition,
  Suspense,
  use,
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { HydrationGate, holdsParts, type Opening } from './hydration-gate.ts';
import type { LazyPart } from './lazy-part.tsx';
import { useRedraw, useRepeatedPresses } from './use-gate.ts';

interface IslandProps extends Omit<ComponentProps<'div'>, 'ref' | 'part'> {
  as?: 'div' | 'section' | 'span' | 'p' | 'ul' | 'footer';
  /**
   * `touch` for parts that only respond to input; `sight` for parts that act when seen. Code is fetched on sight; for
   * `touch`, not before the visitor uses the page.
   */
  opens?: Opening;
  part?: LazyPart;
  /** True for a part that must answer as soon as it is seen: its code is fetched as soon as the visitor uses the page. */
  ahead?: boolean;
  failed?: ReactNode;
}

/**
 * A part of a page that React hydrates only when it is seen or touched; until then it is the prerendered HTML. Only the
 * first page of a visit is held. New props reach a held part after it has been hydrated.
 */
export function Island({ as, opens = 'sight', part, ahead = false, failed, children, ...rest }: IslandProps) {
  // React uses the server snapshot only while hydrating, so this is true only for prerendered parts.
  const isHydrating = useSyncExternalStore(never, () => false, holdsParts);
  const [gate] = useState(() => new HydrationGate(isHydrating));
  const [state, setState] = useState<'held' | 'open' | 'failed'>(gate.isOpen ? 'open' : 'held');
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const open = () => setState('open');
      const onOpen = (atOnce: boolean) => (atOnce ? open() : startTransition(open));
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
  // Until the island opens, always return the first element: new props would make React drop the prerendered HTML.
  const [first] = useState(drawing);
  useRedraw(gate, children);
  return (
    <Element ref={watch} {...rest}>
      {state === 'open' ? drawing : first}
      {state === 'failed' && failed}
    </Element>
  );
}

const never = () => () => undefined;

function Held({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  use(gate.opened);
  useRepeatedPresses(gate);
  return children;
}
