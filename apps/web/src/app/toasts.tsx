import { DeletedToasts } from '#components/uploads/deleted-toasts.tsx'
import { ToastPlace } from '#ui/toast.tsx'
import { NoticeSlips } from './notice-toasts.tsx'

/** The place for slips, and all that may stand there. */
export function Slips() {
  return (
    <ToastPlace>
      <DeletedToasts />
      <NoticeSlips />
    </ToastPlace>
  )
}
