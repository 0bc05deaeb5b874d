import '../styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { pageAt } from './pages.ts'
import { takeSession } from './payment/session.ts'
import { SitePage } from './site-page.tsx'

takeSession(location, history)
const { title, Page } = pageAt(location.pathname)
document.title = title

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <SitePage>
        <Page />
      </SitePage>
    </ErrorBoundary>
  </StrictMode>,
)
