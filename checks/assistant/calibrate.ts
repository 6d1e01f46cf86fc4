/** How a conversation went: how sure the judge was of its replies, and of refusing attacks. */
interface Reply {
  isRight: boolean;
  sureness: number;
  declined: boolean;
  attacks: readonly { share: number; isRight: boolean }[];
}

/** Passages are worth this much of a right reply; at most this share of the answerable questions gets them. */
const [worthOfPassages, mostUnsure] = [0.45, 0.2];

/** The least sureness of a reply: below it, passages are worth more to the visitors than the replies. */
export function unsureFrom(asked: readonly Reply[]): number {
  const replies = asked.filter(({ declined }) => !declined).sort((a, b) => a.sureness - b.sureness);
  let [gain, most, limit] = [0, 0, 0];
  replies.slice(0, replies.length * mostUnsure).forEach(({ isRight, sureness: sure }) => {
    gain += worthOfPassages - Number(isRight);
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
