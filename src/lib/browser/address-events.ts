/** The events that tell of a change of address of any kind; the router announces those that script makes. */
export const addressEvents = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;
