import type { SVGProps } from 'react';
import { trustedMarkup } from '#src/lib/browser/trusted.ts';

/**
 * Makes an icon component; the build compiles every `~icons/…` import to this (`vite/icons/icon-compiler.ts`).
 */
export function icon(viewBox: string, drawing: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      <svg viewBox={viewBox} width="1em" height="1em" {...props} dangerouslySetInnerHTML={trustedMarkup(drawing)} />
    );
  };
}
