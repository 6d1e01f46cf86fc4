import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What `load` resolves to, once it is wanted. After a failure it loads again on `retry`, when it is wanted again, and when
 * `load` becomes another function.
 */
export function useLoaded<Value>(load: () => Promise<Value>, isWanted: boolean, onFail?: () => void) {
  const [settled, setSettled] = useState<{ by: unknown; value?: Value } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { value } = settled?.by === load ? settled : {};
  const isMissing = isWanted && value === undefined;
  const fail = useEffectEvent(() => {
    setSettled({ by: load });
    onFail?.();
  });
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load().then(
      (result) => isCurrent && setSettled({ by: load, value: result }),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isMissing, attempt]);

  function retry() {
    setSettled(null);
    setAttempt(attempt + 1);
  }
  return { value, failed: settled?.by === load && value === undefined, retry };
}
