import { NoticeSlips } from '#ui/notice-slips.tsx'
import { ToastPlace } from '#ui/toast.tsx'
import { DeletedToasts } from '#uploads/deleted-toasts.tsx'

/** The place for slips, and all that may stand there. */
export function Slips() {
  return (
    <ToastPlace>
      <DeletedToasts />
      <NoticeSlips />
    </ToastPlace>
  )
}
