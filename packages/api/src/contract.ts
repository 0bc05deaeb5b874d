import { get, getFile, post, postEvents, postFile, postForm } from './call.ts'
import { figureCalls } from './figure-calls.ts'

/**
 * The API: every call once. Worker, server, client, gate, screens and the reference page are derived from it. What a call takes and
 * answers with is named, so that a client loads no shapes: only the code that validates calls has them.
 */
export const contract = {
  upload: {
    inspect: postForm('/api/upload/inspect', { input: 'inspection', output: 'importFacts' }),
    run: postForm('/api/upload', { input: 'uploading', output: 'upload' }),
    sample: postForm('/api/upload/sample', { input: 'sampling', output: 'maskedSample' }),
  },
  uploads: {
    list: get('/api/uploads', { input: 'listing', output: 'history', isEmpty: ({ uploads }) => uploads.length === 0 }),
    delete: post('/api/uploads/delete', { input: 'deleting', output: 'deleted' }),
    open: post('/api/uploads/open', { input: 'opening', output: 'upload' }),
    copy: getFile('/api/uploads/copy', { input: 'copying', output: 'file' }),
    backup: getFile('/api/uploads/backup', { output: 'file' }),
    backupWith: postFile('/api/uploads/backup', { input: 'backingUp', output: 'file' }),
    restore: postForm('/api/uploads/restore', { input: 'restoring', output: 'restored' }),
  },
  overview: {
    get: get('/api/overview', {
      input: 'filter',
      output: 'upload',
      isEmpty: ({ overview }) => overview.total_messages === 0,
    }),
  },
  charts: figureCalls('charts'),
  sentiment: {
    ...figureCalls('sentiment'),
    why: get('/api/sentiment/why', { input: 'whyAsked', output: 'sentimentWhy' }),
  },
  emotion: {
    ...figureCalls('emotion'),
    corrections: post('/api/emotion/corrections', { input: 'correcting', output: 'corrected' }),
  },
  license: {
    status: get('/api/license/status', { output: 'licenseStatus' }),
    verify: post('/api/license/verify', {
      input: 'licenseFile',
      output: 'licenseVerified',
      document: { mostBytes: 16 * 1024, malformed: 'license_malformed' },
    }),
    deactivate: post('/api/license/deactivate', { input: 'deactivating', output: 'deactivated' }),
    recover: post('/api/license/recover', { input: 'recovering', output: 'recovered', status: 202 }),
    portal: post('/api/license/portal', { input: 'portalAsked', output: 'portalLink', status: 202 }),
  },
  payment: {
    checkout: post('/api/payment/create-checkout-session', { input: 'checkoutAsked', output: 'checkout' }),
    verify: post('/api/payment/verify-session', { input: 'sessionAsked', output: 'sessionVerified' }),
    webhook: post('/api/payment/webhook', { input: 'webhookSent', output: 'webhookReceived', raw: { mostBytes: 1e6 } }),
  },
  search: {
    stats: get('/api/search/stats', { output: 'searchStats' }),
    run: post('/api/search', {
      input: 'search',
      output: 'searchAnswer',
      isEmpty: ({ results }) => results.length === 0,
    }),
    counts: post('/api/search/counts', {
      input: 'search',
      output: 'searchCounts',
      isEmpty: ({ months }) => months.length === 0,
    }),
    export: postFile('/api/search/export', { input: 'searchExport', output: 'file' }),
  },
  exports: {
    pdf: postFile('/api/export/pdf', { input: 'reportAsked', output: 'file', query: ['report', 'paper', 'masked'] }),
    favoritesPdf: postFile('/api/export/favorites-pdf', {
      input: 'bookAsked',
      output: 'file',
      query: ['paper', 'bleed', 'part', 'masked'],
    }),
    csv: getFile('/api/export/csv', { plan: 'pro', input: 'tablesAsked', output: 'file' }),
    json: getFile('/api/export/json', { plan: 'pro', input: 'tablesAsked', output: 'file' }),
  },
  messages: {
    around: get('/api/messages', { input: 'around', output: 'conversation' }),
    sample: get('/api/messages/sample', { input: 'sampleAround', output: 'maskedSample' }),
    find: post('/api/messages/find', { input: 'findingSaved', output: 'foundSaved' }),
  },
  milestones: {
    suggestions: get('/api/milestones/suggestions', {
      input: 'milestoneSuggesting',
      output: 'milestoneSuggestions',
      isEmpty: ({ suggestions }) => suggestions.length === 0,
    }),
    first: post('/api/milestones/first', {
      input: 'keyword',
      output: 'milestoneFirst',
      isEmpty: ({ first_occurrence }) => first_occurrence === null,
    }),
    search: post('/api/milestones/search', {
      input: 'keywordPage',
      output: 'milestoneMatches',
      isEmpty: ({ count }) => count === 0,
    }),
    timeline: post('/api/milestones/timeline', {
      input: 'keyword',
      output: 'milestoneTimeline',
      isEmpty: ({ timeline }) => timeline.length === 0,
    }),
    statistics: post('/api/milestones/statistics', {
      input: 'keyword',
      output: 'milestoneStatistics',
      isEmpty: ({ statistics }) => statistics.total_occurrences === 0,
    }),
  },
  moments: {
    list: get('/api/moments', {
      input: 'filter',
      output: 'specialMoments',
      isEmpty: ({ moments }) => moments.length === 0,
    }),
  },
  people: {
    list: get('/api/people', { output: 'people' }),
    set: post('/api/people', { input: 'settingPeople', output: 'people' }),
  },
  relationship: figureCalls('relationship'),
  words: figureCalls('words'),
  wrapped: {
    get: get('/api/wrapped', {
      plan: 'pro',
      input: 'wrappedAsked',
      output: 'wrapped',
      isEmpty: ({ slides }) => slides.length === 0,
    }),
  },
  ai: {
    status: get('/api/ai/status', { output: 'aiStatus' }),
    suggestions: get('/api/ai/suggestions', {
      input: 'suggesting',
      output: 'askSuggestions',
      isEmpty: ({ questions }) => questions.length === 0,
    }),
    ask: postEvents('/api/ai/ask', { input: 'asking', output: 'askEvent' }),
  },
}

export type Contract = typeof contract
