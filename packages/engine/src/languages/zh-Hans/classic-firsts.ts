/** What people remember having said first in simplified Chinese, the dearest first. */
export const classicFirsts: readonly string[] = ['我爱你', '爱你', '想你', '生日快乐', '新年快乐', '圣诞快乐', '春节快乐', '晚安', '恭喜']
