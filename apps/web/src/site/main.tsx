import '../styles/main.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { say } from '../messages/index.ts'
import { routes } from '../routes.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { Landing } from './landing.tsx'
import { NotFound } from './not-found.tsx'
import { SitePage } from './site-page.tsx'

const exists = routes.site.some((path) => path === location.pathname)
document.title = exists ? say.landing.title : say.documentTitle(say.notFound.title)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <SitePage>{exists ? <Landing /> : <NotFound />}</SitePage>
    </ErrorBoundary>
  </StrictMode>,
)
