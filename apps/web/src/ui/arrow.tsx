/** An arrow points the way the lines run. */
export const Way = ({ children }: { children: string }) => <span className="inline-block rtl:-scale-x-100">{children}</span>
