/** What people remember having said first in traditional Chinese, the dearest first. */
export const classicFirsts: readonly string[] = ['我愛你', '愛你', '想你', '生日快樂', '新年快樂', '聖誕快樂', '晚安', '恭喜']
