import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Tells what a form held when script took it over: typed meanwhile, or filled in by the browser. */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>, onFound: (typed: FormData) => void): void {
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (form.current) tell(new FormData(form.current));
  }, [form]);
}
