/** What people remember having said first in Telugu, the dearest first. */
export const classicFirsts: readonly string[] = ['ప్రేమిస్తున్నాను', 'పుట్టినరోజు శుభాకాంక్షలు', 'నూతన సంవత్సర శుభాకాంక్షలు', 'శుభ రాత్రి', 'అభినందనలు']
