/** Events for any change of address; the router dispatches the last two. */
export const addressEvents = ['popstate', 'hashchange', 'pushState', 'replaceState'] as const;
