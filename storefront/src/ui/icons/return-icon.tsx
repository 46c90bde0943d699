import { Icon, type IconProps } from './icon.tsx'

export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8.5 4.5-5 5 5 5M4 9.5h10a6 6 0 0 1 0 12H9" />
  </Icon>
)
