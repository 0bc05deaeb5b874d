import type { ReactElement } from 'react'

/** How something that opens over the page is opened: by its trigger, to which the keyboard goes back; or it is open as long as it is drawn. */
export type Opened =
  | { trigger: ReactElement; onClose?: undefined; onReturn?: undefined }
  | {
      trigger?: undefined
      onClose: () => void
      /** Puts the keyboard where it belongs once it is closed. */
      onReturn: () => void
    }
