import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

/** The hash of the current address, for overlays. Provided by the app (`src/app/history.ts`). */
export interface AddressHash {
  read: () => string;
  subscribe: (changed: () => void) => () => void;
  push: (hash: string) => void;
  replace: (hash: string) => void;
  /** Goes back if `push` added the current entry; otherwise replaces its hash. */
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

/** The current hash, live; empty on a prerendered page. */
export function useAddressHash(): [hash: string, replace: (hash: string) => void] {
  const address = useContext(AddressHashContext);
  const hash = useSyncExternalStore(address.subscribe, address.read, () => '');
  return [hash, address.replace];
}

interface AddressOverlay<Shown> {
  shown: Shown | null;
  show: (hash: string) => void;
  close: () => void;
}

/**
 * Opens a hash without subscribing to it. Overlays shown one after the other share one history entry, so that "back"
 * closes them.
 */
export function useShow(parse: (hash: string) => unknown): AddressOverlay<unknown>['show'] {
  const address = useContext(AddressHashContext);
  return useCallback(
    (next) => (parse(address.read()) === null ? address.push(next) : address.replace(next)),
    [address, parse],
  );
}

/**
 * An overlay that opens at a hash and closes with "back". `parse` reads the hash. `closed` is the hash left when the
 * overlay was opened by a link instead of `show`.
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
