import type { Form } from './form.ts'

/** How high a form would like to be, of its width: what it shows is close together then. It makes do with less. */
export function ratioOf(form: Form): number {
  switch (form.form) {
    case 'calendar': {
      const weeks = Math.ceil(form.days.length / 7) + 1
      return weeks <= 40 ? 7 / Math.max(11, weeks) + 0.08 : 0.9
    }
    case 'race':
      return 0.122 * form.lanes.length
    case 'field':
      return form.shown < 12 ? 0.3 : form.shown < 60 ? 0.5 : 0.78
    case 'speeds':
      return 0.2 * form.people.length + 0.18
    case 'words':
      return form.words.length * 0.15
    case 'timeline':
      return 0.125 * form.rows.length
    case 'hearts':
      return form.months.length <= 6 ? 0.3 : 0.62
    case 'cascade':
      return Math.min(0.8, 0.11 * form.parts.length)
    case 'clock':
    case 'month':
    case 'discs':
    case 'sheets':
      return 0.86
    case 'hundred':
    case 'sun':
    case 'pages':
      return 0.76
    case 'columns':
      return 0.74
    case 'grid':
      return 0.66
    case 'bar':
      return 0.34
    default:
      return 0.56
  }
}
