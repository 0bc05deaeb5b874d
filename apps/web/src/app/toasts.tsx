import { DeletedToasts } from '#components/uploads/deleted-toasts.tsx'
import { ToastPlace } from '#ui/toast.tsx'
import { NoticeToasts } from './notice-toasts.tsx'

/** The place for toasts, and all that may appear there. */
export function Toasts() {
  return (
    <ToastPlace>
      <DeletedToasts />
      <NoticeToasts />
    </ToastPlace>
  )
}
