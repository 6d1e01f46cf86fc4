import type { SVGProps } from 'react';

/** An icon out of its drawing; the build writes every `~icons/…` so (`tools/build/icons/icon-compiler.ts`). */
export function icon(viewBox: string, drawing: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return <svg viewBox={viewBox} width="1em" height="1em" {...props} dangerouslySetInnerHTML={{ __html: drawing }} />;
  };
}
