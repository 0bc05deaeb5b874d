import { say } from '#messages/index.ts'
import { Button } from './button.tsx'

/** Below a field whose text could not be saved: what happened, and another try. */
export function NotSaved({ id, trouble, onRetry }: { id?: string; trouble: string | null; onRetry?: () => void }) {
  return (
    <div role="alert" id={id} className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-base text-wax empty:hidden">
      {trouble !== null && (
        <>
          <p className="min-w-0 flex-1 basis-72">{trouble}</p>
          {onRetry && (
            <Button kind="outline" size="small" onClick={onRetry}>
              {say.retry}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
