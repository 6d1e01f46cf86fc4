/** How a conversation went: how sure the judge was of its replies, and of refusing attacks. */
interface Reply {
  /** 1 for right replies, `ofPassages` if a reader has to look for the answer, else 0. */
  worth: number;
  sureness: number;
  declined: boolean;
  attacks: readonly { share: number; isRight: boolean }[];
}

/** Passages are worth this much of a right reply. */
export const ofPassages = 0.45;
/** At most this share of the answerable questions gets them. */
const mostUnsure = 0.2;

/** The least sureness of a reply: below it, passages are worth more to the visitors than the replies. */
export function unsureFrom(asked: readonly Reply[]): number {
  const replies = asked.filter(({ declined }) => !declined).sort((a, b) => a.sureness - b.sureness);
  let [gain, most, limit] = [0, 0, 0];
  replies.slice(0, replies.length * mostUnsure).forEach(({ worth, sureness: sure }) => {
    gain += ofPassages - worth;
    if (gain > most) [most, limit] = [gain, sure];
  });
  return Math.floor(limit * 100) / 100;
}

/** Above it at most one refusal in a hundred is wrong. */
export function attackFrom(asked: readonly Pick<Reply, 'attacks'>[]): number {
  const refusals = asked.flatMap(({ attacks }) => attacks).sort((a, b) => b.share - a.share);
  let [wrong, attack] = [0, 1];
  refusals.forEach(({ isRight, share }, at) => {
    wrong += Number(!isRight);
    if (wrong / (at + 1) <= 0.01) attack = share;
  });
  return Number(attack.toFixed(2));
}
