/** The filters of the projects page, as they stand in its address; `all` is no filter. */
export const categories = [
  'all',
  'featured',
  'openai',
  'trading',
  'portfolios',
  'stores',
  '2d-3d',
  'photography',
] as const;

export type Category = (typeof categories)[number];
