import { closeNotice, useNotices } from '#data/client/notices.ts'
import { Toast } from '#ui/toast.tsx'

/** Toasts of every screen, drawn where the document has its place for them. */
export function NoticeToasts() {
  return useNotices().map(({ key, text, milliseconds, action }) => (
    <Toast key={key} milliseconds={milliseconds} action={action} onClose={() => closeNotice(key)}>
      {text}
    </Toast>
  ))
}
