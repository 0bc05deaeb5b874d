/** Figures as tables of Markdown, which a terminal shows as well. */

import { innerLabels } from '@convostat/emotion/labels'
import { behaviours } from '../behaviour/lines.ts'
import type { BehaviourFigures } from './behaviour-figures.ts'
import type { EmotionFigures } from './emotion-figures.ts'
import type { Figures } from './figures.ts'
import { grouped, mean } from './metrics.ts'
import type { OwnFigures } from './own-figures.ts'
import type { SentimentFigures } from './sentiment-figures.ts'

export function tables(figures: Figures): string {
  return [
    '### Sentiment: macro-F1 of positive, neutral and negative',
    summary(figures.sentiment),
    sentimentTable(figures.sentiment),
    '### Emotions: F1 of each label',
    emotionTable(figures.emotions),
    `Ekman's seven in GoEmotions (en): macro-F1 **${share(figures.ekman.macroF1)}** (${figures.ekman.labels.map(({ label, f1 }) => `${label} ${share(f1)}`).join(', ')}).`,
    '### Behaviour: share of lines read as expected',
    behaviourTable(figures.behaviour),
    '### Our own held-out lines: share whose sentiment is found, and macro-F1',
    ownTable('what is hard', figures.own.classes),
    ownTable('language', figures.own.languages),
    '### Languages',
    languageTable(figures.languages),
  ].join('\n\n')
}

export function sentimentTable(figures: readonly SentimentFigures[]): string {
  return table(
    ['set', 'language', 'messages', 'model', 'VADER', 'AFINN', 'ECE'],
    figures.map((of) => [
      of.source,
      of.language,
      `${of.messages}`,
      of.model >= Math.max(of.vader ?? 0, of.afinn ?? 0) ? `**${share(of.model)}**` : share(of.model),
      share(of.vader),
      share(of.afinn),
      share(of.calibrationError),
    ]),
  )
}

/** Means over sets, each counting once. */
function summary(figures: readonly SentimentFigures[]): string {
  const groups = grouped(figures, ({ source }) => source.split('/')[0])
  const withList = figures.filter(({ afinn }) => afinn !== null)
  const above = withList.filter(({ model, afinn, vader }) => model >= Math.max(afinn!, vader ?? 0))
  return [
    table(
      ['sets', 'languages', 'messages', 'model', 'AFINN', 'ECE'],
      [...groups].map(([name, of]) => {
        const known = of.filter(({ afinn }) => afinn !== null)
        return [
          name,
          `${new Set(of.map(({ language }) => language)).size}`,
          `${of.reduce((sum, { messages }) => sum + messages, 0)}`,
          share(mean(of.map(({ model }) => model))),
          known.length === of.length
            ? share(mean(known.map(({ afinn }) => afinn!)))
            : `${share(mean(known.map(({ afinn }) => afinn!)))} (${known.length} of ${of.length})`,
          share(mean(of.map(({ calibrationError }) => calibrationError))),
        ]
      }),
    ),
    `The model is at least as good as every lexicon in ${above.length} of the ${withList.length} sets that have a lexicon.`,
  ].join('\n\n')
}

export function emotionTable(figures: readonly EmotionFigures[]): string {
  return table(
    ['set', 'messages', 'macro-F1', ...innerLabels, 'ECE'],
    figures.map((of) => [
      of.source,
      `${of.messages}`,
      `**${share(of.macroF1)}**`,
      ...innerLabels.map((name) => share(of.labels.find(({ label }) => label === name)?.f1 ?? null)),
      share(of.calibrationError),
    ]),
  )
}

function behaviourTable(figures: readonly BehaviourFigures[]): string {
  const row = (of: BehaviourFigures) => [
    of.language,
    `${of.lines}`,
    `**${percent(of.passed)}**`,
    ...behaviours.map((behaviour) => percent(of.byBehaviour[behaviour] ?? null)),
  ]
  const all: BehaviourFigures = {
    language: 'all',
    lines: figures.reduce((sum, { lines }) => sum + lines, 0),
    passed: figures.reduce((sum, { lines, passed }) => sum + lines * passed, 0) / figures.reduce((sum, { lines }) => sum + lines, 0),
    byBehaviour: Object.fromEntries(
      behaviours.map((behaviour) => [behaviour, mean(figures.flatMap((of) => of.byBehaviour[behaviour] ?? []))]),
    ),
  }
  return table(['language', 'lines', 'all', ...behaviours], [...figures, all].map(row))
}

function ownTable(name: string, figures: readonly OwnFigures[]): string {
  return table(
    [name, 'lines', 'right', 'macro-F1'],
    figures.map((of) => [of.name, `${of.lines}`, `**${percent(of.right)}**`, share(of.macroF1)]),
  )
}

function languageTable(languages: Figures['languages']): string {
  const of = (quality: string) =>
    Object.entries(languages)
      .filter(([, facts]) => facts.quality === quality)
      .map(([language, { macroF1 }]) => `${language} (${share(macroF1)})`)
      .join(', ')
  return ['well', 'fair', 'poorly']
    .map((quality) => `- Read ${quality === 'fair' ? 'fairly' : quality}: ${of(quality) || 'none'}`)
    .join('\n')
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** `.612`; nothing where there is no figure. */
function share(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : value.toFixed(3).replace(/^0/, '')
}

function percent(value: number | null): string {
  return value === null || Number.isNaN(value) ? '' : `${Math.round(value * 100)} %`
}
