/** Line icons in the sizes PhotoSwipe expects. It mirrors the arrow for "next". */
const icon = (size: number, drawing: string) =>
  `<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${drawing}</svg>`;

const arrow = icon(60, '<path d="M28 18L16 30L28 42"/>');

export const icons = {
  closeSVG: icon(32, '<path d="M9 9L23 23M23 9L9 23"/>'),
  zoomSVG: icon(
    32,
    '<circle cx="15" cy="15" r="7"/><path d="M20 20L25 25M12 15H18"/><path class="pswp__zoom-icn-bar-v" d="M15 12V18"/>',
  ),
  arrowPrevSVG: arrow,
  arrowNextSVG: arrow,
};
