import { get, getFile, post, postEvents, postFile } from './call.ts'
import * as shape from './shapes/index.ts'

const nothingCounted = ({ messages }: { messages: number }) => messages === 0

/** The API: every call once. Worker, server, client, gate, screens and the reference page are derived from it. */
export const contract = {
  upload: {
    inspect: post('/api/upload/inspect', { input: shape.inspection, output: shape.importFacts }),
    run: post('/api/upload', { input: shape.uploading, output: shape.upload }),
  },
  uploads: {
    list: get('/api/uploads', { output: shape.history, isEmpty: ({ uploads }) => uploads.length === 0 }),
    delete: post('/api/uploads/delete', { input: shape.deleting, output: shape.deleted }),
    open: post('/api/uploads/open', { input: shape.opening, output: shape.upload }),
    backup: getFile('/api/uploads/backup', { output: shape.file }),
    backupWith: postFile('/api/uploads/backup', { input: shape.saved, output: shape.file }),
    restore: post('/api/uploads/restore', { input: shape.restoring, output: shape.restored }),
  },
  overview: {
    get: get('/api/overview', {
      input: shape.filter,
      output: shape.upload,
      isEmpty: ({ overview }) => overview.total_messages === 0,
    }),
  },
  charts: {
    timeseries: get('/api/charts/timeseries', { input: shape.filter, output: shape.timeseries, isEmpty: nothingCounted }),
    heatmap: get('/api/charts/heatmap', { input: shape.filter, output: shape.heatmap, isEmpty: nothingCounted }),
    messageShare: get('/api/charts/message-share', { input: shape.filter, output: shape.messageShare, isEmpty: nothingCounted }),
    calendar: get('/api/charts/calendar', { input: shape.filter, output: shape.calendar, isEmpty: nothingCounted }),
    sentiment: get('/api/charts/sentiment', { input: shape.filter, output: shape.sentimentChart, isEmpty: nothingCounted }),
  },
  sentiment: {
    monthly: get('/api/sentiment/timeline/monthly', {
      input: shape.filter,
      output: shape.monthlySentiment,
      isEmpty: ({ monthly_sentiment }) => monthly_sentiment.every(nothingCounted),
    }),
    yearly: get('/api/sentiment/timeline/yearly', {
      input: shape.filter,
      output: shape.yearlySentiment,
      isEmpty: ({ yearly_sentiment }) => yearly_sentiment.every(nothingCounted),
    }),
    trend: get('/api/sentiment/trend', { input: shape.filter, output: shape.sentimentTrend, isEmpty: nothingCounted }),
    distribution: get('/api/sentiment/distribution', {
      input: shape.filter,
      output: shape.sentimentDistribution,
      isEmpty: ({ positive, neutral, negative }) => positive + neutral + negative === 0,
    }),
    peaksValleys: get('/api/sentiment/peaks-valleys', {
      input: shape.topDays,
      output: shape.peaksValleys,
      isEmpty: ({ peaks, valleys }) => peaks.length + valleys.length === 0,
    }),
    languages: get('/api/sentiment/languages', { input: shape.filter, output: shape.sentimentLanguages, isEmpty: nothingCounted }),
    why: get('/api/sentiment/why', { input: shape.whyAsked, output: shape.sentimentWhy }),
  },
  emotion: {
    fingerprint: get('/api/emotion/fingerprint', {
      plan: 'pro',
      input: shape.filter,
      output: shape.emotionFingerprint,
      isEmpty: nothingCounted,
    }),
    moodTimeline: get('/api/emotion/mood-timeline', {
      plan: 'pro',
      input: shape.filter,
      output: shape.moodTimeline,
      isEmpty: ({ timeline }) => timeline.length === 0,
    }),
    vibe: get('/api/emotion/vibe', { plan: 'pro', input: shape.filter, output: shape.vibe, isEmpty: ({ vibe }) => vibe === null }),
    highlights: get('/api/emotion/highlights', {
      plan: 'pro',
      input: shape.filter,
      output: shape.emotionHighlights,
      isEmpty: ({ highlights }) => highlights.length === 0,
    }),
    sync: get('/api/emotion/sync', {
      plan: 'pro',
      input: shape.filter,
      output: shape.emotionSync,
      isEmpty: ({ pairs }) => pairs.length === 0,
    }),
    corrections: post('/api/emotion/corrections', { input: shape.correcting, output: shape.corrected }),
  },
  license: {
    status: get('/api/license/status', { output: shape.licenseStatus }),
    verify: post('/api/license/verify', {
      input: shape.licenseFile,
      output: shape.licenseVerified,
      document: { mostBytes: 16 * 1024, malformed: 'license_malformed' },
    }),
    deactivate: post('/api/license/deactivate', { input: shape.deactivating, output: shape.deactivated }),
    recover: post('/api/license/recover', { input: shape.recovering, output: shape.recovered, status: 202 }),
    portal: post('/api/license/portal', { input: shape.portalAsked, output: shape.portalLink, status: 202 }),
  },
  payment: {
    checkout: post('/api/payment/create-checkout-session', { input: shape.checkoutAsked, output: shape.checkout }),
    verify: post('/api/payment/verify-session', { input: shape.sessionAsked, output: shape.sessionVerified }),
    webhook: post('/api/payment/webhook', { input: shape.webhookSent, output: shape.webhookReceived, raw: { mostBytes: 1e6 } }),
  },
  search: {
    stats: get('/api/search/stats', { output: shape.searchStats }),
    run: post('/api/search', {
      input: shape.search,
      output: shape.searchAnswer,
      isEmpty: ({ results }) => results.length === 0,
    }),
    export: postFile('/api/search/export', { input: shape.searchExport, output: shape.file }),
  },
  exports: {
    pdf: postFile('/api/export/pdf', { input: shape.reportAsked, output: shape.file, query: ['report', 'paper', 'masked'] }),
    favoritesPdf: postFile('/api/export/favorites-pdf', { input: shape.bookAsked, output: shape.file, query: ['paper', 'masked'] }),
    csv: getFile('/api/export/csv', { plan: 'pro', input: shape.tablesAsked, output: shape.file }),
    json: getFile('/api/export/json', { plan: 'pro', input: shape.tablesAsked, output: shape.file }),
  },
  messages: {
    around: get('/api/messages', { input: shape.around, output: shape.conversation }),
  },
  milestones: {
    suggestions: get('/api/milestones/suggestions', {
      input: shape.filter,
      output: shape.milestoneSuggestions,
      isEmpty: ({ suggestions }) => suggestions.length === 0,
    }),
    first: post('/api/milestones/first', {
      input: shape.keyword,
      output: shape.milestoneFirst,
      isEmpty: ({ first_occurrence }) => first_occurrence === null,
    }),
    search: post('/api/milestones/search', {
      input: shape.keywordPage,
      output: shape.milestoneMatches,
      isEmpty: ({ count }) => count === 0,
    }),
    timeline: post('/api/milestones/timeline', {
      input: shape.keyword,
      output: shape.milestoneTimeline,
      isEmpty: ({ timeline }) => timeline.length === 0,
    }),
    statistics: post('/api/milestones/statistics', {
      input: shape.keyword,
      output: shape.milestoneStatistics,
      isEmpty: ({ statistics }) => statistics.total_occurrences === 0,
    }),
  },
  moments: {
    list: get('/api/moments', {
      input: shape.filter,
      output: shape.specialMoments,
      isEmpty: ({ moments }) => moments.length === 0,
    }),
  },
  people: {
    list: get('/api/people', { output: shape.people }),
    set: post('/api/people', { input: shape.settingPeople, output: shape.people }),
  },
  relationship: {
    balance: get('/api/relationship/balance', {
      plan: 'pro',
      input: shape.filter,
      output: shape.balance,
      isEmpty: ({ people }) => people.length === 0,
    }),
    caringMoments: get('/api/relationship/caring-moments', {
      plan: 'pro',
      input: shape.caringAsked,
      output: shape.caringMoments,
      isEmpty: ({ caring_moments }) => caring_moments.length === 0,
    }),
    coldStreaks: get('/api/relationship/cold-streaks', {
      plan: 'pro',
      input: shape.topFive,
      output: shape.coldStreaks,
      isEmpty: ({ cold_streaks }) => cold_streaks.length === 0,
    }),
    replyDiscipline: get('/api/relationship/reply-discipline', {
      plan: 'pro',
      input: shape.filter,
      output: shape.replyDiscipline,
      isEmpty: ({ reply_discipline }) => Object.values(reply_discipline).every(({ total_replies }) => total_replies === 0),
    }),
    responseMatrix: get('/api/relationship/response-matrix', {
      plan: 'pro',
      input: shape.filter,
      output: shape.responseMatrix,
      isEmpty: ({ pairs }) => pairs.length === 0,
    }),
    conversations: get('/api/relationship/conversations', {
      plan: 'pro',
      input: shape.filter,
      output: shape.conversations,
      isEmpty: ({ people }) => people.every(({ opened, closed }) => opened + closed === 0),
    }),
    bursts: get('/api/relationship/bursts', {
      plan: 'pro',
      input: shape.topFive,
      output: shape.bursts,
      isEmpty: ({ bursts }) => bursts === 0,
    }),
    streaks: get('/api/relationship/streaks', {
      plan: 'pro',
      input: shape.topFive,
      output: shape.streaks,
      isEmpty: ({ streaks }) => streaks.length === 0,
    }),
  },
  words: {
    list: get('/api/words', { plan: 'pro', input: shape.wordsAsked, output: shape.wordList, isEmpty: ({ words }) => words.length === 0 }),
    emojis: get('/api/emojis', {
      plan: 'pro',
      input: shape.emojisAsked,
      output: shape.emojiList,
      isEmpty: ({ emojis }) => emojis.length === 0,
    }),
    phrases: get('/api/words/phrases', {
      plan: 'pro',
      input: shape.phrasesAsked,
      output: shape.phraseList,
      isEmpty: ({ phrases }) => phrases.length === 0,
    }),
    compare: get('/api/words/compare', {
      plan: 'pro',
      input: shape.comparisonAsked,
      output: shape.wordComparison,
      isEmpty: ({ people }) => people.every(({ words, emojis }) => words.length + emojis.length === 0),
    }),
    links: get('/api/words/links', { plan: 'pro', input: shape.linksAsked, output: shape.linkList, isEmpty: ({ links }) => links === 0 }),
    style: get('/api/words/style', {
      plan: 'pro',
      input: shape.filter,
      output: shape.writingStyle,
      isEmpty: ({ everyone }) => everyone.texts === 0,
    }),
    topics: get('/api/topics', {
      plan: 'pro',
      input: shape.topicsAsked,
      output: shape.topicList,
      isEmpty: ({ topics }) => topics.length === 0,
    }),
  },
  wrapped: {
    get: get('/api/wrapped', {
      plan: 'pro',
      input: shape.wrappedAsked,
      output: shape.wrapped,
      isEmpty: ({ slides }) => slides.length === 0,
    }),
  },
  ai: {
    status: get('/api/ai/status', { output: shape.aiStatus }),
    suggestions: get('/api/ai/suggestions', {
      input: shape.suggesting,
      output: shape.askSuggestions,
      isEmpty: ({ questions }) => questions.length === 0,
    }),
    ask: postEvents('/api/ai/ask', { input: shape.asking, output: shape.askEvent }),
  },
}

export type Contract = typeof contract
