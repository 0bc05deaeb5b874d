import { PrivacyButton } from './privacy-button.tsx'
import { PrivacyDialog } from './privacy-dialog.tsx'

/** A quiet sign in a bar that opens what runs where. */
export const PrivacyMark = ({ className }: { className?: string }) => <PrivacyDialog trigger={<PrivacyButton className={className} />} />
