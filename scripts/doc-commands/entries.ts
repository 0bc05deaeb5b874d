/**
 * How it is known that a command of a document works.
 * `help`: it is run with `--help` added, which must succeed and name its options. `run`: it is run as it is; the pattern is what it prints.
 * `tests`: it runs test files, which are there. `shown`: it takes long, or needs a server, and this file runs it, by that text: a test, a
 * step of `npm test` or the set-up.
 */
export type Way = 'help' | 'tests' | { run: RegExp } | { shown: string; by: string }

const suite: Way = { shown: '.ci/run', by: 'exec npm test' }
const step = (by: string): Way => ({ shown: 'scripts/test.mjs', by })
const session = (by: string): Way => ({ shown: 'apps/server/src/chats/session-api.test.ts', by })
const license = (by: string): Way => ({ shown: 'apps/server/src/licenses/license-api.test.ts', by })
const started: Way = { shown: 'e2e/support/product-server.ts', by: "spawnServer('apps/server/dist/server.js', engine" }

/** By the command, as the document has it. */
export const entries: Readonly<Record<string, Way>> = {
  // The product.
  'npm start': started,
  'npm start -- --help': 'help',
  'npm start -- --engine server': 'help',
  'npm start -- --engine server --no-open': 'help',
  'npm start -- --engine browser|server': 'help',
  'CONVOSTAT_HOSTS=chats.example CONVOSTAT_PROXY=127.0.0.1 npm start -- --engine server --no-open': 'help',
  "CONVOSTAT_MODE=production CONVOSTAT_PUBLIC_URL=https://chats.example CONVOSTAT_HOSTS=chats.example CONVOSTAT_PROXY=127.0.0.1 CONVOSTAT_STRIPE_KEY=sk_live_... CONVOSTAT_STRIPE_WEBHOOK_SECRET=whsec_... CONVOSTAT_STRIPE_PRICE_MONTHLY=price_... CONVOSTAT_STRIPE_PRICE_ANNUAL=price_... CONVOSTAT_SMTP_URL=smtps://user:password@mail.example CONVOSTAT_MAIL_FROM='ConvoStat <pro@chats.example>' npm start -- --no-open":
    'help',
  'curl -c jar -F file=@chat.txt http://localhost:4321/api/upload': session('/api/upload'),
  "curl -b jar 'http://localhost:4321/api/charts/heatmap?from=2021-03-01'": session('/api/charts/heatmap'),
  'curl -b jar -N --json \'{"question":"Who writes most?"}\' http://localhost:4321/api/ai/ask': session('/api/ai/ask'),
  'npx convostat chat.txt': 'help',
  'npx convostat chat.zip --license license.json --pdf report.pdf --csv tables.zip --json analysis.json': 'help',
  'npm run -s --prefix FOLDER convostat -- FILE': 'help',
  // Licenses.
  "npm run -s license -- issue --licensee 'Ana Sol' --email ana@example.com --plan annual": 'help',
  'npm run -s license -- list': 'help',
  'npm run -s license -- show lic_...': 'help',
  'npm run -s license -- renew lic_... --out license.json': 'help',
  'npm run -s license -- revoke lic_... --reason refund': 'help',
  'npm run -s license -- revoke lic_...': 'help',
  'npm run -s license -- refund lic_...': 'help',
  'npm run -s license -- mails': 'help',
  "node -e \"console.log(require('crypto').randomBytes(32).toString('base64url'))\"": { run: /^[\w-]{43}\n$/ },
  "curl -c jar -H 'content-type: application/json' -d @license.json http://localhost:4321/api/license/verify": license('license/verify'),
  'curl -b jar http://localhost:4321/api/license/status': license('license/status'),
  // Checks.
  'npm test': suite,
  'bash .ci/run': { shown: '.ci/run', by: '#!/usr/bin/env bash' },
  'npm run build': step("'../scripts/build-all.mjs'"),
  'npm run types': step("'../scripts/sentence-types.mjs'"),
  'npm run check': 'help',
  'npm run check -- main': 'help',
  'npm run format': 'help',
  'npm run check:office': 'help',
  'npm run check:engines': step("run('../scripts/check-engines.mjs'"),
  'npm run check:engines webkit': 'help',
  'npm run check:engines firefox': 'help',
  'npm run test:privacy': 'help',
  'npx playwright test --trace on': 'help',
  'npm run fuzz': 'help',
  'npm run record': 'help',
  'npm run record -- --fits': 'help',
  'npm run mutants': 'help',
  'npm run mutants -- whatsapp': 'help',
  'npm run mutants -- whatsapp|import|merge|languages': 'help',
  'npm run lighthouse': 'help',
  'npm run bench -- --ask': 'help',
  'npm run bench -- --browser': 'help',
  'npm run bench -- --checksum': 'help',
  'npm run bench -- --license --race': 'help',
  'npm run bench -- --moments': 'help',
  'npm run bench -- --moods': 'help',
  'npm run bench -- --payments': 'help',
  'npm run bench -- --payments --postgres': 'help',
  'npm run bench -- --ribbon': 'help',
  'npm run bench -- --press': 'help',
  'npm run bench -- --scenes': 'help',
  'npm run bench -- --prior --data DIR': 'help',
  'npm run bench -- --search': 'help',
  'npm run bench -- --server': 'help',
  'npm run bench -- --topics': 'help',
  // Tests by hand.
  'npx vitest': 'help',
  'npx vitest packages/engine': 'tests',
  'npx vitest run packages/figures': 'tests',
  'npx vitest run packages/engine/src/whatsapp/phrases.test.ts packages/engine/src/analyses/suggestions packages/engine/src/languages':
    'tests',
  'node bench/ask-set.mjs': 'help',
  // What is made from something else.
  'npm ci': { shown: 'scripts/packages.mjs', by: "npm('ci'" },
  'npm run dev -w @convostat/web': 'help',
  'npm run fonts': 'help',
  'npm run pictures': 'help',
  'npm run pictures -- icons': 'help',
  'npm run extract': { shown: 'packages/engine/cldr/package.json', by: '"extract": "node extract.mjs"' },
  'node packages/engine/cldr/run.mjs table': 'help',
  'node fixtures/write-picnic.mjs': 'help',
  'node packages/figures/generate.mjs': 'help',
  'npm run train -- --data DIR': 'help',
  'npm run train:on-show': 'help',
  'npm run evaluate': 'help',
  'npm run evaluate -- --data DIR': 'help',
  'npm run evaluate -- --data DIR --leave-out brighter,afrisenti': 'help',
}
