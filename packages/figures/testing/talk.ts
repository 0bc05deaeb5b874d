import { DAY } from '@convostat/format/seconds'

/** Words that are said once: beside them what is said again and again stands out. */
const once = (week: number, at: number) =>
  Array.from({ length: 12 }, (_, i) => `${'bcdfghjklmnp'[i]}${'aeiouyaeiou'[week]}${'rstvwxz'[at]}${'aeiou'[(i + at) % 5]}n`).join(' ')

/** Ten weeks from Monday, 1 March 2021, of which every figure but topics has something to say: a bad one after two good ones. */
export const talk = Array.from({ length: 10 }, (_, week) => {
  const day = (after: number) => new Date(Date.UTC(2021, 2, 1) + 1000 * DAY * (7 * week + after)).toISOString().slice(0, 10)
  const [score, felt, other] = week % 3 !== 2 ? ['0.5', 'joy', 'love'] : ['-0.5', 'sadness', 'anger']
  return `
    ${day(0)} 09:00 Ana: maple syrup on pancakes 🥞 https://www.example.com/${week} // ${score} ${felt} 0.9
    ${day(0)} 09:01 Ana: good morning, pancakes // ${score} ${felt} 0.8
    ${day(0)} 09:02 Ana: PANCAKES ARE READY // ${score} ${felt} 0.7
    ${day(0)} 09:10 Ben: maple syrup on waffles, thank you ${week} times 🧇 // ${score} caring 0.9 ${other} 0.9 gratitude 0.6
    ${day(0)} 09:11 Ben: waffles every day https://example.org/${week} // ${score} ${other} 0.8
    ${day(0)} 09:12 Ben: [media] waffles at home
    ${day(0)} 11:30 Ana: are you there? // 0
    ${day(0)} 23:40 Ben: ${once(week, 0)} // ${score}
    ${day(1)} 08:00 Ana: ${once(week, 1)} // ${score} surprise 0.4
    ${day(1)} 08:03 Ben: ${once(week, 2)} // ${score} neutral 0.5
    ${day(1)} 08:04 Ben: [deleted]
    ${day(3)} 08:04 Ana: ${once(week, 3)}
    ${day(3)} 08:30 Cleo: maple syrup, Ana and Ben // ${score} fear 0.4 amusement 0.6 admiration 0.5`
}).join('')
