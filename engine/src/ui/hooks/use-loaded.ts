import { useEffect, useEffectEvent, useState } from 'react';

/**
 * What `load` resolves to, once it is wanted. After a failure it loads again on `retry`, when it is wanted again, and when
 * `load` becomes another function. The signal ends when the value is no longer needed.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  isWanted: boolean,
  onFail?: () => void,
) {
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
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (result) => signal.aborted || setSettled({ by: load, value: result }),
      () => signal.aborted || fail(),
    );
    return () => controller.abort();
  }, [load, isMissing, attempt]);

  function retry() {
    setSettled(null);
    setAttempt(attempt + 1);
  }
  return { value, failed: settled?.by === load && value === undefined, retry };
}
