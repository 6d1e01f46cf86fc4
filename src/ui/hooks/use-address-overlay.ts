import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The hash of the page's address, for what opens and closes at one. The app provides it (`src/app/history.ts`). */
export interface AddressHash {
  read: () => string;
  subscribe: (changed: () => void) => () => void;
  /** Adds a step of history that differs by its hash alone. */
  push: (hash: string) => void;
  /** Changes the hash of the present step. */
  replace: (hash: string) => void;
  /** Goes back over a step that `push` added; one that was come to in another way gets `hash` instead. */
  leave: (hash: string) => void;
}

const missing = () => {
  throw new Error('Nothing provides AddressHashContext here.');
};

/** Outside the app there is no address: nothing is open, and nothing can be opened. */
export const AddressHashContext = createContext<AddressHash>({
  read: () => '',
  subscribe: () => () => {},
  push: missing,
  replace: missing,
  leave: missing,
});

/** The address's hash, live; a prerendered page has none. */
export function useAddressHash(): [hash: string, replace: (hash: string) => void] {
  const address = useContext(AddressHashContext);
  const hash = useSyncExternalStore(address.subscribe, address.read, () => '');
  return [hash, address.replace];
}

interface AddressOverlay<Shown> {
  /** What the address says is open; null when nothing is. */
  shown: Shown | null;
  /** Opens what a hash names, as `useShow` has it. */
  show: (hash: string) => void;
  close: () => void;
}

/**
 * Opens what a hash names, without hearing what is open. It is one step of history however much is shown in turn, so that
 * "back" closes it.
 */
export function useShow(parse: (hash: string) => unknown): AddressOverlay<unknown>['show'] {
  const address = useContext(AddressHashContext);
  return useCallback(
    (next) => (parse(address.read()) === null ? address.push(next) : address.replace(next)),
    [address, parse],
  );
}

/**
 * Something over the page that opens at an address and closes with "back". `parse` reads it from the hash; `closed` is
 * the hash that is left when it was not opened here, but by a link to it.
 */
export function useAddressOverlay<Shown>(parse: (hash: string) => Shown | null, closed = ''): AddressOverlay<Shown> {
  const address = useContext(AddressHashContext);
  const [hash] = useAddressHash();
  const show = useShow(parse);
  return {
    shown: parse(hash),
    show,
    close: () => {
      if (parse(address.read()) !== null) address.leave(closed);
    },
  };
}
