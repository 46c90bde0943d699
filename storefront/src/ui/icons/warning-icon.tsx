import { Icon, type IconProps } from './icon.tsx'

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17v.5" />
  </Icon>
)
