import { say } from '#messages/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'

export function NotFound() {
  return (
    <Empty
      drawing="astray"
      level={1}
      title={say.notFound.title}
      actions={
        <a href="/app" className={buttonLook({ size: 'large' })}>
          {say.notFound.toUpload}
        </a>
      }
    />
  )
}
