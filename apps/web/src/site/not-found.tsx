import { say } from '../messages/index.ts'
import { buttonLook } from '../ui/button.tsx'

export function NotFound() {
  return (
    <div className="mx-auto max-w-xl space-y-6 px-4 py-28 text-center">
      <h1 className="display text-4xl">{say.notFound.title}</h1>
      <a href="/app" className={buttonLook()}>
        {say.notFound.toUpload}
      </a>
    </div>
  )
}
