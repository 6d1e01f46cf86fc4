import type { DataSource } from '#src/content/page-data.ts';

/** How to reach the owner, and when. */
export function contactData({ content, language, words }: DataSource) {
  const { profile } = content;
  return {
    words: words.contact,
    email: profile.email,
    location: profile.location[language],
    social: profile.social.map(({ network, url }) => ({ network, url, name: words.shell.social[network] })),
    availability: {
      state: profile.availability.state,
      text: profile.availability.text[language],
      responseTime: profile.availability.responseTime[language],
    },
  };
}

export type ContactData = ReturnType<typeof contactData>;
