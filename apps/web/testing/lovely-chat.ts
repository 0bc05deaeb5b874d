const two = (n: number) => String(n).padStart(2, '0')

/** "love you" 43 times: first by Ana on 2 March 2021, two days later by Ben, forty times in May, last in February 2022. Cleo never says it. */
export const lovelyChat = `${[
  '13/01/2021, 09:00:00 - Ana: good morning',
  '02/03/2021, 22:05:00 - Ana: I love you, you know.',
  '02/03/2021, 22:06:00 - Cleo: such a lovely glove you have',
  '04/03/2021, 08:10:00 - Ben: LOVE YOU TOO',
  ...Array.from(
    { length: 40 },
    (_, n) => `${two(1 + Math.floor(n / 2))}/05/2021, ${two(8 + (n % 2))}:00:00 - ${n % 2 ? 'Ben' : 'Ana'}: love you, time ${n}`,
  ),
  '31/12/2021, 23:59:00 - Cleo: happy birthday to me',
  '14/02/2022, 10:00:00 - Ben: love you still',
].join('\n')}\n`
