import type { MessageScan } from './message-scan.ts'
import type { ReadSlots } from './read-failure.ts'

/** The last of these is everyone after them. */
const mostSenders = 64
/** A file with more written dates has several in a column: always as many, a power of two. */
const mostColumns = 1024
/** This many people have a row; the others are summed. */
const mostRows = 9
/** This number of messages in a row of one date counts for the sender of the first. It is odd, for people who take turns. */
const stride = 5

/**
 * The messages of a file while it is read, in columns of a written date each: which day that is, and how long the gaps are, is known only once
 * all dates are.
 */
export class ColumnsRead {
  /** A row of columns per sender. */
  private readonly counts = new Uint32Array(mostSenders * mostColumns)
  private rows = 0
  private shift = 0
  /** How many senders were met. */
  private known = 0

  /** What was read so far, after more was. */
  after({ run, sender, count }: Pick<MessageScan, 'run' | 'sender' | 'count'>): ReadSlots {
    const last = count > 0 ? run[count - 1] : 0
    while (last >> this.shift >= mostColumns) this.halve()
    this.count(run, sender, count)
    return this.slots(count > 0 ? (last >> this.shift) + 1 : 0)
  }

  private count(run: Uint32Array, sender: Uint32Array, count: number): void {
    const { counts, shift } = this
    let known = this.known
    for (let row = this.rows; row < count; ) {
      const date = run[row]
      const step = row + stride <= count && run[row + stride - 1] === date ? stride : 1
      const who = sender[row] < mostSenders ? sender[row] : mostSenders - 1
      if (who >= known) known = who + 1
      counts[who * mostColumns + (date >> shift)] += step
      row += step
    }
    this.rows = count
    this.known = known
  }

  /** Each two columns become one. */
  private halve(): void {
    const half = mostColumns >> 1
    for (let sender = 0; sender < mostSenders; sender++) {
      const counts = this.rowOf(sender, mostColumns)
      for (let column = 0; column < half; column++) counts[column] = counts[2 * column] + counts[2 * column + 1]
      counts.fill(0, half)
    }
    this.shift++
  }

  private slots(columns: number): ReadSlots {
    const all = Array.from({ length: this.known }, (_, sender) => {
      const counts = this.rowOf(sender, columns)
      return { sender, counts, total: sumOf(counts) }
    })
    const written = all.filter(({ total }) => total > 0)
    const people = written.filter(({ sender }) => sender < mostSenders - 1).sort((a, b) => b.total - a.total)
    const shown = people.slice(0, mostRows)
    const others = written.filter((each) => !shown.includes(each))
    const rest = new Uint32Array(columns)
    for (const { counts } of others) for (let column = 0; column < columns; column++) rest[column] += counts[column]
    return {
      perDay: 1,
      people: shown.map(({ counts }) => ({ counts: counts.slice() })),
      rest: others.length > 0 ? { counts: rest } : null,
    }
  }

  private rowOf(sender: number, columns: number): Uint32Array {
    return this.counts.subarray(sender * mostColumns, sender * mostColumns + columns)
  }
}

function sumOf(counts: Uint32Array): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}
