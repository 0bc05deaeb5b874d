import { defineConfig } from '@playwright/test'
import { dataFolder, port } from './e2e/support/data-folder.ts'
import { ensureChromium, headlessShell } from './scripts/ensure-chromium.mjs'
import { workers } from './scripts/workers.mjs'

const baseURL = `http://localhost:${port}`

// The browser's own traffic (updates, sync, field trials) is switched off: what a journey sees on the wire is the page's.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What is about the browser itself: its rules, what it keeps and installs, its keyboard, what it can bear. */
const ofTheBrowser = /(policies|privacy|leak-zoo|offline|million|insecure-origin|local-model|pictures|accessibility)[\w-]*\.spec\.ts$/

export default defineConfig<{ loadsAhead: boolean }>({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  // Reads the kernel's log, which not every machine can: `npm run test:privacy` asks for it.
  testIgnore: process.env.CONVOSTAT_OS_LOG ? [] : /privacy-os-log/,
  forbidOnly: true,
  fullyParallel: true,
  workers,
  // Until none needs it on a busy machine: journeys that did are named at the end, and each is a fault to find (docs/decisions/143).
  retries: 1,
  // A shared machine may be slow; nothing here measures speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/reports/journeys.json' }]],
  use: {
    baseURL,
    locale: 'en-US',
    // What a journey answers in the server's place must reach the page. Those of what is kept, and of privacy, have one.
    serviceWorkers: 'block',
    // A trace takes nearly a third of a journey's time: to record one, run the journey alone with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: headlessShell(), args },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ofTheBrowser,
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' }, loadsAhead: false },
    },
    // In the whole browser, which the shell is the inner part of (docs/decisions/082).
    {
      name: 'browser',
      testMatch: ofTheBrowser,
      use: {
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: ensureChromium(), args },
      },
    },
    // What a policy, a server or the engine does is the same on a phone.
    {
      name: 'phone',
      testIgnore: /policies|server-profile|million|privacy|leak-zoo|pictures/,
      grepInvert: /@once/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `node apps/server/dist/server.js --port ${port} --no-open`,
    url: `${baseURL}/health`,
    // All journeys come from one address, and quickly.
    env: { CONVOSTAT_DATA: dataFolder, CONVOSTAT_RATE_LIMITS: 'off' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
