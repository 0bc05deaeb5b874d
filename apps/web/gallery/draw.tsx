import './style.css'
import '#styles/emoji.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { NoticeToasts } from '#app/notice-toasts.tsx'
import { loadExamples } from '#components/screen/examples.ts'
import { createQueries } from '#data/client/queries.ts'
import { ErrorBoundary } from '#ui/error-boundary.tsx'
import { PersonPlaces } from '#ui/person-places.ts'
import { ToastPlace } from '#ui/toast.tsx'
import { StylePage } from './style-page.tsx'
import { words } from './words.ts'

// Links lead nowhere here: what is shown stays.
const router = createRouter({
  routeTree: createRootRoute({ component: StylePage, notFoundComponent: StylePage }),
  history: createMemoryHistory(),
})

await loadExamples()
// biome-ignore lint/style/noNonNullAssertion: style.html has it
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={createQueries()}>
        <PersonPlaces value={(name) => words.names.indexOf(name)}>
          <RouterProvider router={router} />
        </PersonPlaces>
        <ToastPlace>
          <NoticeToasts />
        </ToastPlace>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
