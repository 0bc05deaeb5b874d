/** What people remember having said first in Bengali, the dearest first. */
export const classicFirsts: readonly string[] = ['ভালোবাসি', 'শুভ জন্মদিন', 'শুভ নববর্ষ', 'ঈদ মোবারক', 'শুভ রাত্রি', 'অভিনন্দন']
