/** What people remember having said first in Finnish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'rakastan sinua',
  'mä rakastan sua',
  'ikävä sinua',
  'ikävä sua',
  'hyvää syntymäpäivää',
  'hyvää joulua',
  'hyvää uutta vuotta',
  'hyvää yötä',
  'onnea',
]
